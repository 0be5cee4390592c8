import type { FindingRow } from '@clinic/core/odontogram'
import { appendGroup } from '../../audit/chain'
import type { Transaction } from '../schema'
import { insertConsents } from './consent/insert-consents'
import { plannedServices } from './consent/planned-services'
import { dentistOf } from './dentist-of'
import { insertFindings } from './findings'
import type { Place } from './insert'
import { insertLetters } from './letters'
import { noteContentOf } from './note-content'
import { insertOralExamination } from './oral-examination'
import { pastVisits } from './past-visits'
import type { DemoPatient } from './patient'
import { insertPeriodontalChart } from './periodontal/insert-periodontal-chart'
import { insertSignedNotes } from './signed-notes'
import { carryingOut, carryOutItems, insertPlans } from './treatment-plan'
import { queueNumbers } from './visits/queue-numbers'
import { insertTreatedVisit } from './visits/treated-visit'

const minute = 60_000

/** The charts of a clinic whose dentist may sign in, with the visits in which they were made. */
export async function insertMouths(
  tx: Transaction,
  place: Place,
  {
    today,
    products,
    patientIds,
  }: { today: string; products: ReadonlyMap<string, number>; patientIds: Map<DemoPatient, number | null> },
) {
  const dentist = await dentistOf(tx, place)
  if (!dentist) return
  const { doctor_id } = dentist
  const events: Parameters<typeof appendGroup>[2][number][] = []
  const notes: (Parameters<typeof insertConsents>[2]['notes'][number] & { day: string })[] = []
  const nextNumber = await queueNumbers(tx, place)
  const planned: Parameters<typeof insertPlans>[2]['plans'][number][] = []
  for (const { patient_id, age, mouth, visits } of pastVisits(today, patientIds)) {
    const [first] = visits
    if (mouth.plan && first) planned.push({ plan: mouth.plan, patient_id, day: first.date })
    const chart: FindingRow[] = []
    for (const visit of visits) {
      const queue_number = nextNumber(visit.date)
      const { id: visit_id, ...treated } = await insertTreatedVisit(tx, place, {
        visit,
        patient_id,
        queue_number,
        dentist,
      })
      const { lines, arrived } = visit
      const begun = arrived + 20 * minute
      const charted = await insertFindings(tx, place, {
        visit_id,
        patient_id,
        age,
        chart,
        lines,
        begun,
        pause: minute / 3,
        dentist,
      })
      chart.push(...charted.rows)
      const of = { visit_id, patient_id, written_at: new Date(arrived + 45 * minute).toISOString() }
      const examined = await insertOralExamination(tx, place, { ...of, examined: visit.examined, chart, dentist })
      const { periodontium } = visit
      const measured = await insertPeriodontalChart(tx, place, { ...of, periodontium, chart, dentist })
      events.push(...treated.events, ...charted.events, ...examined, ...measured)
      const content = noteContentOf({ visit, rows: charted.rows, products, doctor_id })
      const needing = plannedServices(charted.rows, products)
      notes.push({ visit_id, patient_id, signed_at: treated.finished_at, content, day: visit.date, planned: needing })
    }
  }
  const plans = await insertPlans(tx, place, { plans: planned, products, dentist, today })
  const carriedOut = notes.map((note) => ({
    ...note,
    content: carryingOut(
      note.content,
      plans.inserted.find(({ patient }) => patient.id === note.patient_id),
    ),
  }))
  const consents = await insertConsents(tx, place, { notes: carriedOut, products, dentist })
  const signed = consents.notes
  events.push(...plans.events, ...consents.events, ...(await insertSignedNotes(tx, place, { notes: signed, dentist })))
  for (const note of signed) await carryOutItems(tx, place, note)
  events.push(...(await insertLetters(tx, place, { visits: notes, dentist })))
  await appendGroup(
    tx,
    place.company_id,
    events.sort((one, other) => one.at.localeCompare(other.at)),
  )
}
