import { spawnSync } from 'node:child_process';
import { translations } from '../../src/i18n/locales.ts';

/** Words by their language and file, as in "src/content/de/legal/terms-of-service.md". */
const CONTENT_FILE = /^src\/content\/([^/]+)\/(.+)$/;

/** What git prints, by lines. Nothing where there is no git, no repository or no commit. */
function readGit(root: string, ...words: string[]): string[] {
  const { status, stdout } = spawnSync('git', words, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n') : [];
}

/** The last commit of a file. */
interface LastCommit {
  readonly hash: string;
  /** How many commits are later. */
  readonly age: number;
}

/** The last commit of each file below `src/content`. */
function readLastCommits(root: string): Map<string, LastCommit> {
  const commits = new Map<string, LastCommit>();
  let commit: LastCommit = { hash: '', age: -1 };
  const log = ['log', '--format=commit %h', '--name-only', '--relative', '--', 'src/content'];
  for (const line of readGit(root, ...log))
    if (line.startsWith('commit ')) commit = { hash: line.slice(7), age: commit.age + 1 };
    else if (!commits.has(line)) commits.set(line, commit);
  return commits;
}

/**
 * Finds translated files whose English file was changed by a later commit. One sentence for each, which
 * says how to see that change.
 * @param root folder of the project
 */
export function* findStaleTranslations(root = '.'): Generator<string> {
  const commits = readLastCommits(root);
  for (const file of readGit(root, 'ls-files', 'src/content')) {
    const [, folder, name] = CONTENT_FILE.exec(file) ?? [];
    const englishFile = `src/content/en/${name}`;
    const own = commits.get(file);
    const english = commits.get(englishFile);
    const isTranslation = translations.some((each) => each.folder === folder);
    if (isTranslation && own && english && english.age < own.age)
      yield `${file} is older than the English words: git diff ${own.hash} -- ${englishFile} shows what has changed since.`;
  }
}
