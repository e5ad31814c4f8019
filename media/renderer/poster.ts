import sharp from 'sharp';
await sharp('result-final.png').removeAlpha().resize(2560, 1440, { kernel: 'lanczos3' }).sharpen({ sigma: 0.7, m1: 0.4, m2: 1 }).jpeg({ quality: 92, chromaSubsampling: '4:4:4', mozjpeg: true }).toFile('filmout/trailer-poster.jpg');
