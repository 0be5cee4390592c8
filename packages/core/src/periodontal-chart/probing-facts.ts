import type { Finding } from '../odontogram'
import type { PeriodontalTooth } from './periodontal-chart.values'
import { archTeeth } from './site-place'

/** Codes of a tooth that no probe reaches. */
const unreachable: ReadonlySet<string> = new Set(['mis', 'non', 'une', 'imx', 'pon'])

/** What the chart of teeth says of where there is nothing to probe, and where there are implants. */
export function probingFacts(now: readonly Finding[]): {
  missing: ReadonlySet<PeriodontalTooth>
  implants: ReadonlySet<PeriodontalTooth>
} {
  const has = (tooth: PeriodontalTooth, is: (code: string) => boolean) =>
    now.some(({ teeth, code }) => is(code) && teeth.some((each) => each === tooth))
  const teeth = [...archTeeth.upper, ...archTeeth.lower]
  const implants = new Set(teeth.filter((tooth) => has(tooth, (code) => code === 'ipx')))
  const missing = teeth.filter((tooth) => !implants.has(tooth) && has(tooth, (code) => unreachable.has(code)))
  return { missing: new Set(missing), implants }
}
