import { TestRunner, test } from 'vitest'

/** Turns a test file that cannot be loaded into a failed test: Stryker counts failed tests only. */
export default class LoadFailureRunner extends TestRunner {
  override async importFile(...file: Parameters<TestRunner['importFile']>) {
    try {
      return await super.importFile(...file)
    } catch (error) {
      test('can be loaded', () => {
        throw error
      })
    }
  }
}
