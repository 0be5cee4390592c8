/** One mistake, as somebody could make it, and the tests that must go red for it. */
export interface Mutant {
  /** The defect. */
  name: string
  file: string
  /** The text to replace, which stands in the file exactly once. */
  search: string
  replace: string
  /** A test file of the server. */
  proof: string
  /** Names of its tests. All of them go red. */
  dies: readonly string[]
}
