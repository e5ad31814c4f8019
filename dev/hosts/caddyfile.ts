import { type HostRule, headersFor } from '../../hosting.config.ts';
import { UNLISTED } from '../files.ts';

/** A word of a Caddyfile. */
const quote = (value: string): string =>
  /[\s"{}]/.test(value) ? `"${value.replace(/["\\]/g, '\\$&')}"` : value;

const header = (matcher: string, name: string, value: string): string =>
  `header ${matcher} ${name} ${quote(value)}`;

const headers = (matcher: string, values: Readonly<Record<string, string>>): string[] =>
  Object.entries(values).map(([name, value]) => header(matcher, name, value));

const indent = (lines: readonly string[], tabs = 1): string[] =>
  lines.map((line) => (line ? '\t'.repeat(tabs) + line : line));

/** The type of every file with that ending. */
const typed = ([ending, type]: [string, string]): string[] => {
  const matcher = `@${ending.slice(1)}`;
  return [`${matcher} path *${ending}`, header(matcher, 'Content-Type', type)];
};

/** Only reading, and only what has an address. */
const ANSWERED = [
  '@writing not method GET HEAD',
  'header @writing Allow "GET, HEAD"',
  'error @writing 405',
  `@unlisted path_regexp ^(${UNLISTED.join('|')})(\\.html)?/?$`,
  'error @unlisted 404',
];

const OPENING = [
  '# Written by `npm run hosts` from hosting.config.ts, for Caddy 2.6 or later. `caddy run` beside the',
  '# built site in dist/ serves it; SITE_ADDRESS and SITE_ROOT in the environment name other places.',
  '',
];

/** Addresses with a file ending or a slash lead to the clean one, where there is such a page. */
const CLEAN_ADDRESSES = [
  '@index path /index /index/ /index.html /index.html/',
  'route @index {',
  '\trewrite * /?{query}',
  '\tredir * {uri} 308',
  '}',
  '@unclean path_regexp .(/|\\.html)$',
  'route @unclean {',
  '\t# Two slashes would begin the address of another site.',
  '\turi path_regexp ^/+ /',
  '\turi path_regexp /?$ ""',
  '\turi path_regexp (/index)?(\\.html)?$ ""',
  '\t@page file {path}.html',
  '\tredir @page {uri} 308',
  '}',
];

export interface CaddySettings {
  /** The host visitors ask for. */
  readonly host: string;
  /** Content types by file ending: a server without a list of its own would guess. */
  readonly types: Readonly<Record<string, string>>;
}

/** The same host with "www." before it, or without: visitors type either. */
const otherHost = (host: string): string => host.replace(/^(www\.)?/, (www) => (www ? '' : 'www.'));

/** The configuration of an own server with Caddy 2: everything hosts do, and certificates. */
export function caddyfile(rules: readonly HostRule[], { host, types }: CaddySettings): string {
  const everywhere = headersFor('/404', rules);
  const special = rules.filter(({ paths }) => paths !== '/*');
  const site = [
    'root * {$SITE_ROOT:dist}',
    '# In this order: of two that set the same header the later one holds.',
    'route {',
    ...indent([
      'import everywhere',
      `@other host ${otherHost(host)}`,
      `redir @other https://${host}{uri} 308`,
      ...special.flatMap((rule) => headers(rule.paths, rule.headers)),
      '# A server without a list of types of its own would guess.',
      ...Object.entries(types).flatMap(typed),
      ...ANSWERED,
      ...CLEAN_ADDRESSES,
      'try_files {path} {path}.html',
      'file_server',
    ]),
    '}',
    'handle_errors {',
    '\t@missing expression {err.status_code} == 404',
    '\troute @missing {',
    ...indent(
      [
        '# Whatever the missing file would have been, this is a page.',
        'import everywhere',
        header('*', 'Content-Type', types['.html'] ?? 'text/html'),
        'rewrite * /404.html',
        'file_server',
      ],
      2,
    ),
    '\t}',
    '}',
  ];
  return [
    ...OPENING,
    '(everywhere) {',
    ...indent(['encode zstd gzip', 'header -Server', ...headers('*', everywhere)]),
    '}',
    '',
    `{$SITE_ADDRESS:${host}, ${otherHost(host)}} {`,
    ...indent(site),
    '}',
    '',
  ].join('\n');
}
