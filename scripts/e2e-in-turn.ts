import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { featureOf, inTurn } from '../turn.ts'
import { root } from './check/project.ts'

/** The day of the clinic, and proofs that choose among their own screens and paths: each of them runs in every run. */
const always = /^e2e\/proof\/(day|accessibility|[\w-]*lifecycle)\.e2e\.ts$/

/** The files every screen depends on. */
const ground =
  /^(playwright\.config|e2e\/models\/(test|frame\.model|auth\.model)\.ts|packages\/web\/src\/(theme|ui|platform|app)\/)/

/** The features of a test that is not named as a feature is. */
export const featuresBehind: Record<string, readonly string[]> = {
  'affected-appointment': ['appointment', 'doctor-schedule'],
  'appointment-move': ['appointment'],
  'broken-practice': ['visit', 'note', 'odontogram'],
  'fee-share': ['fee-rule', 'fee-statement'],
  finance: ['invoice', 'cash-shift', 'instalment', 'expense'],
  journal: ['import', 'patient'],
  'patient-merge': ['patient'],
  practice: ['visit', 'note', 'prescription', 'letter'],
  print: ['information', 'patient'],
  'session-end': ['auth'],
}

export const endToEndTests = () =>
  readdirSync(join(root, 'e2e'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.e2e.ts'))
    .map((path) => join('e2e', path))
    .sort()

/** The end-to-end tests this run leaves out: all but those of what changed lately, and a fifth of the others. */
export function endToEndLeftOut() {
  const tests = endToEndTests().filter((path) => !always.test(path))
  const tested = inTurn(tests, {
    walk: 'end to end',
    name: nameOf,
    isChanged: (path, files) => {
      const name = nameOf(path)
      const features = featuresBehind[name] ?? [name]
      return files.some(
        (file) =>
          file === path ||
          ground.test(file) ||
          [name, ...features].some((each) => isModelOf(file, each)) ||
          features.includes(featureOf(file) ?? ''),
      )
    },
  })
  return tests.filter((path) => !tested.includes(path))
}

const nameOf = (path: string) => basename(path, '.e2e.ts')

const isModelOf = (file: string, name: string) => file.startsWith('e2e/models/') && basename(file, '.model.ts') === name
