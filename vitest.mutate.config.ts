import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const tests = 'packages/core/src/**/*'
const walks = `${tests}.walk.test.ts`

/** The first failure ends the run of a mutant: the walks, which take longest, come last. */
class LongestLast extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isLongest = ({ moduleId }: TestSpecification) => Number(moduleId.endsWith('.walk.test.ts'))
    return files.toSorted((one, other) => isLongest(one) - isLongest(other))
  }
}

/** What `pnpm mutate` runs for a mutant: for a machine the tests of machines, for the rest of core all but the walks. */
export default defineConfig({
  test: {
    environment: 'node',
    ...(process.env.MUTATE === 'machines'
      ? { include: [`${tests}.machine.test.ts`, walks] }
      : { include: [`${tests}.test.ts`], exclude: [walks] }),
    testTimeout: 20_000,
    sequence: { sequencer: LongestLast },
    runner: 'scripts/mutate/load-failure-runner.ts',
  },
})
