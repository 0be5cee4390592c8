import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const tests = 'packages/core/src/**/*'
const everyMachine = 'packages/core/src/testing/every-machine.test.ts'

/** The first failure ends the run of a mutant: the longest file comes last. */
class LongestLast extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isLongest = ({ moduleId }: TestSpecification) => Number(moduleId.endsWith(everyMachine))
    return files.toSorted((one, other) => isLongest(one) - isLongest(other))
  }
}

/** What `pnpm mutate` runs for a mutant: for a machine the tests of machines, for the rest of core all but the walks. */
export default defineConfig({
  test: {
    environment: 'node',
    ...(process.env.MUTATE === 'machines'
      ? { include: [`${tests}.machine.test.ts`, everyMachine] }
      : { include: [`${tests}.test.ts`], exclude: [everyMachine] }),
    testTimeout: 20_000,
    sequence: { sequencer: LongestLast },
    runner: 'scripts/mutate/load-failure-runner.ts',
  },
})
