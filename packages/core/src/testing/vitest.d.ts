// What the tests of core know of where they run.
interface ImportMeta {
  /** The files a pattern names, by their path: how each is imported, or with options its text. */
  glob: (pattern: string, text?: { query: '?raw'; import: 'default'; eager: true }) => Record<string, unknown>
}
declare var process: { env: Record<string, string | undefined> }
