import { mouthOf } from '@clinic/core/odontogram'
import {
  allergyResource,
  clinicalImpressionResource,
  conditionResource,
  diagnosesOfVisit,
  dmfObservations,
  type EncounterStatus,
  encounterResource,
  icd10Code,
  medicationDispenseResource,
  medicationRequestResource,
  medicationResource,
  mouthObservations,
  ohisObservations,
  patientResource,
  procedureResource,
  type Resource,
  type StepName,
  toothObservations,
  type VisitReferences,
  visitKey,
  vitalSignObservations,
} from '@clinic/core/satu-sehat'
import { icd10, termOf } from '@clinic/core/terminology'
import { mapping } from './mapping-fault'
import { handedOut, linesOf } from './prescribed-lines'
import type { VisitRecord } from './visit-record'

/** The ids that the service gave, as far as they are known. */
export interface KnownIds {
  organization_id: string
  doctor: string
  room: string
  /** Of the patient, or of a resource that was sent, by its key. */
  idOf: (key: string) => string | undefined
}

/** A resource of a step. Its key is the same whenever it is sent. */
export interface StepResource {
  key: string
  resource: Resource
}

/** The key of the patient of a visit, whom the service may know already. */
export const patientKey = ({ patient }: VisitRecord) => `Patient/${patient.id}`

const encounterKey = ({ visit }: VisitRecord) => `Encounter/${visitKey(visit)}`

/** What a step of a visit sends. What refers to something that has no id, since it could not be sent, is left out. Throws `MappingFault`. */
export function stepResources(step: StepName, record: VisitRecord, known: KnownIds): StepResource[] {
  return mapping(step, () =>
    steps[step](record, known, referencesOf(record, known)).flatMap((resource) =>
      resource === null ? [] : [{ key: keyOf(resource, record), resource }],
    ),
  )
}

type Step = (record: VisitRecord, known: KnownIds, references: VisitReferences) => readonly (Resource | null)[]

const steps: Readonly<Record<StepName, Step>> = {
  patient: ({ patient }) => [patientResource(patient)],
  // no resource: consent-of-visit.ts
  consent: () => [],
  encounter_arrived: encounterOf('arrived'),
  encounter_in_progress: encounterOf('in-progress'),
  condition: (record, _, references) =>
    diagnosesOf(record).map((diagnosis) => conditionResource(diagnosis, references)),
  observation: observationsOf,
  procedure: proceduresOf,
  medication: (record, { organization_id }) => [
    ...linesOf(record).map(({ medicine, key }) => medicationResource(medicine, { organization_id, key })),
    ...handedOut(record).map(({ line: { medicine }, movement, key }) =>
      medicationResource(medicine, { organization_id, key, batch: movement }),
    ),
  ],
  medication_request: (record, { idOf }, references) =>
    linesOf(record).map(({ prescription, line, key }) => {
      const medication_id = idOf(`Medication/${key}`)
      return medication_id ? medicationRequestResource(prescription, { ...line, medication_id }, references) : null
    }),
  medication_dispense: (record, { idOf, room }, references) =>
    handedOut(record).map(({ line: { prescription, line, key: lineKey }, movement, key }) => {
      const [medication_id, request_id] = [idOf(`Medication/${key}`), idOf(`MedicationRequest/${lineKey}`)]
      if (!medication_id || !request_id) return null
      const moved = { ...movement, medication_id, request_id, room: { ihs: room, name: record.room?.name ?? '' } }
      return medicationDispenseResource(moved, { prescription, line: { ...line, medication_id } }, references)
    }),
  allergy_intolerance: ({ alerts }, _, references) => alerts.map((alert) => allergyResource(alert, references)),
  clinical_impression: (record, { idOf }, references) =>
    diagnosesOf(record).map((diagnosis) => {
      const condition_id = idOf(conditionKey(record, diagnosis.id))
      return condition_id ? clinicalImpressionResource({ ...diagnosis, condition_id }, references) : null
    }),
  encounter_finished: encounterOf('finished'),
}

const keyOf = (resource: Resource, record: VisitRecord) =>
  resource.resourceType === 'Patient'
    ? patientKey(record)
    : `${resource.resourceType}/${'identifier' in resource && Array.isArray(resource.identifier) ? resource.identifier.at(-1)?.value : ''}`

const referencesOf = (record: VisitRecord, { organization_id, doctor, idOf }: KnownIds): VisitReferences => ({
  organization_id,
  patient: { ihs: idOf(patientKey(record)) ?? '', name: record.patient.first_name },
  doctor: { ihs: doctor, name: record.doctor?.display_name ?? '' },
  encounter_id: idOf(encounterKey(record)) ?? '',
})

function encounterOf(status: EncounterStatus): Step {
  return (record, { room, idOf }, references) => {
    const conditions = diagnosesOfVisit(diagnosesOf(record)).flatMap(({ id, code }) => {
      const condition = idOf(conditionKey(record, id))
      return condition ? [{ id: condition, name: termOf(icd10, code)?.en ?? code }] : []
    })
    const ids = { ...references, room: { ihs: room, name: record.room?.name ?? '' }, conditions }
    const encounter = encounterResource(record.visit, ids, { status })
    const id = idOf(encounterKey(record))
    // what was sent before is changed
    return [encounter && status !== 'arrived' ? { ...encounter, id } : encounter]
  }
}

/** The diagnoses of the note whose codes the service takes. */
function diagnosesOf({ note, visit: { id: visit_id, clinic_id } }: VisitRecord) {
  if (!note) return []
  const coded = note.diagnoses.filter(({ code }) => icd10Code(code) !== null)
  return coded.map((diagnosis) => ({ ...diagnosis, visit_id, clinic_id, signed_at: note.signed_at }))
}

const conditionKey = ({ visit }: VisitRecord, id: number) => `Condition/${visitKey(visit)}-D${id}`

/** When treatment began and ended. */
export const treatedIn = ({ visit: { events } }: VisitRecord) => ({
  start: events.find(({ to_state }) => to_state === 'in_practice')?.at ?? '',
  end: events.findLast(({ to_state }) => to_state === 'finished')?.at ?? '',
})

function observationsOf(record: VisitRecord, _: KnownIds, references: VisitReferences): Resource[] {
  const { visit, vital_signs, findings, examination } = record
  const { end: at } = treatedIn(record)
  const key = visitKey(visit)
  const { now } = mouthOf(findings, { until: at })
  const isCharted = now.some((finding) => finding.visit === String(visit.id))
  return [
    ...vitalSignObservations(vital_signs, references),
    ...toothObservations({ now, visit: String(visit.id), key }, references),
    ...(isCharted ? dmfObservations({ now, key, at }, references) : []),
    ...(examination
      ? [
          ...mouthObservations({ content: examination.content, key, at }, references),
          ...ohisObservations({ scored: examination.content.ohis, key, at }, references),
        ]
      : []),
  ]
}

function proceduresOf(record: VisitRecord, _: KnownIds, references: VisitReferences): (Resource | null)[] {
  const { note, visit } = record
  const done = { ...treatedIn(record), diagnoses: note?.diagnoses ?? [] }
  return (note?.procedures ?? []).map((procedure) =>
    procedureResource({ ...procedure, visit_id: visit.id, clinic_id: visit.clinic_id }, done, references),
  )
}
