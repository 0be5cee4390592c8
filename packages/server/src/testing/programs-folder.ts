import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder where tests build the programs they start. */
    programs: string
  }
}

/** One folder for all that is built while tests run. */
export default function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'clinic-programs-'))
  project.provide('programs', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}
