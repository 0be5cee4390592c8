import type { Schema } from '@clinic/api'
import { emptyMeasurement, emptyToothRow } from '@clinic/core/periodontal-chart'
import type { SampleCalls, World } from '../../sample-world'
import { addAssistance } from '../assistance'
import { addVisit } from '../visit'

export const calls = {
  listPeriodontalChart: async (world) => ({ path: { id: (await addPeriodontalChart(world)).patient_id } }),
  writePeriodontalChart: async (world) => {
    const { visit_id, version, content } = await addPeriodontalChart(world)
    await addAssistance(world, { state: 'assisting', visit_id })
    return { path: { id: visit_id }, body: { version, content } }
  },
  discardPeriodontalChart: async (world) => {
    const { visit_id, version } = await addPeriodontalChart(world)
    return { path: { id: visit_id }, body: { version } }
  },
} satisfies Partial<SampleCalls>

type Content = Schema<'PeriodontalChartContent'>

/** What is measured at two sites of a molar, and the mobility of an incisor; or some of it. */
export const somePeriodontalChart = (said: Partial<Content> = {}): Content => ({
  teeth: [
    {
      ...emptyToothRow('16'),
      sites: [
        { ...emptyMeasurement('mb'), depth: 5, recession: 1, bleeding: true },
        { ...emptyMeasurement('b'), depth: 3, recession: 0, plaque: true, furcation: 1 },
      ],
    },
    { ...emptyToothRow('31'), mobility: 2 },
  ],
  remark: 'Belum selesai',
  ...said,
})

/** The draft of the chart of a visit in treatment, with the dentist who may sign in. */
async function addPeriodontalChart(world: World, given: Parameters<typeof addVisit>[1] = {}) {
  const { id: visit_id, patient_id } = await addVisit(world, { state: 'paused', ...given })
  const { company_id, clinic_id } = world.clinic
  const content = somePeriodontalChart()
  const { version } = await world.database
    .insertInto('periodontal_chart')
    .values({
      company_id,
      clinic_id,
      visit_id,
      patient_id,
      state: 'draft',
      content: JSON.stringify(content),
      written_by: 'drg. Ratna Dewi',
      written_at: world.now().toISOString(),
    })
    .returning('version')
    .executeTakeFirstOrThrow()
  return { visit_id, patient_id, version, content }
}
