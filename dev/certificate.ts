import { spawnSync } from 'node:child_process';

/** Whether this machine can make certificates. */
export const hasOpenssl = (): boolean => spawnSync('openssl', ['version']).status === 0;

/** A key and a certificate for localhost that no browser trusts by itself, good for one day. */
export function createCertificate(): { key: string; cert: string } {
  const request = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1';
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const options = [...request.split(' '), ...names, '-keyout', '-', '-out', '-'];
  const { stdout, stderr, error } = spawnSync('openssl', options, { encoding: 'utf8' });
  const [key, cert] = ['PRIVATE KEY', 'CERTIFICATE'].map(
    (kind) =>
      new RegExp(`-----BEGIN ${kind}-----[^]+-----END ${kind}-----`).exec(stdout ?? '')?.[0],
  );
  if (!key || !cert) throw new Error(`No certificate without openssl.\n${error ?? stderr}`);
  return { key, cert };
}
