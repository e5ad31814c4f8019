import type { Film } from '../lib/films.ts';

interface FilmSourcesProps {
  film: Film;
}

/** What a video can play. A browser takes the first it can decode, and the next if that is lost. */
export function FilmSources({ film: { av1, h264 } }: FilmSourcesProps) {
  return [av1, h264].map(({ path, type }) => <source src={path} type={type} key={path} />);
}
