// What the tests of core know of where they run.
interface ImportMeta {
  /** The files a pattern names, by their path. */
  glob: (pattern: string) => Record<string, unknown>
}
declare var process: { env: Record<string, string | undefined> }
