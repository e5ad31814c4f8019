import type { ComponentProps } from 'react';
import type { Captions } from '../i18n/captions.ts';
import { demoVideo } from '../lib/build/videos.ts';
import { VideoSources } from './VideoSources.tsx';

interface DemoVideoProps extends ComponentProps<'video'> {
  captions: Captions;
  /** The poster of a hidden video, which DemoDialog.client.ts sets when it is shown. */
  'data-poster'?: string;
}

/** The demo with its captions, named by the heading `#demo-title`. */
export function DemoVideo({ captions, ...rest }: DemoVideoProps) {
  return (
    <video
      {...rest}
      width={demoVideo.widthPx}
      height={demoVideo.heightPx}
      preload="none"
      playsInline
      aria-labelledby="demo-title"
    >
      <VideoSources video={demoVideo} />
      <track kind="captions" src={captions.path} srcLang={captions.lang} label={captions.name} />
    </video>
  );
}
