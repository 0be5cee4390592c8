// The environment values that the tests of core read.
interface ImportMeta {
  /** The files a pattern names, by their path; what they export where it is loaded eagerly. */
  glob: (pattern: string, options?: { eager: true; query?: string; import?: string }) => Record<string, unknown>
}
declare var process: { env: Record<string, string | undefined> }
