import { operationRoles } from '@clinic/core/access'
import { sexes } from '../../entities/patient/patient-choices'
import { ListScreen } from '../../platform/list/list-screen'
import { useMay } from '../../platform/session/use-may'
import { optionsOf } from '../../platform/texts/options-of'
import { useTexts } from '../../platform/texts/use-texts'
import { readinesses, sorts, statuses } from './patient-filters'
import { usePatientAddress } from './use-patient-address'
import { usePatientColumns } from './use-patient-columns'
import { usePatientTabs } from './use-patient-tabs'

/** The patients of the clinic. */
export default function PatientList() {
  const texts = useTexts().patient
  const address = usePatientAddress()
  return (
    <ListScreen
      feature="patient"
      words={texts.list}
      ask={({ chosen }) => ({
        path: '/api/patient',
        query: {
          sort: chosen('sort', sorts),
          status: chosen('status', statuses),
          sex: chosen('sex', sexes),
          readiness: chosen('readiness', readinesses),
        },
        isTable: true,
      })}
      columns={usePatientColumns()}
      filters={[
        {
          name: 'status',
          label: texts.fields.status(),
          any: texts.anyStatus(),
          options: optionsOf(statuses, (status) => texts.statuses[status]()),
        },
        {
          name: 'sex',
          label: texts.fields.sex(),
          any: texts.anySex(),
          options: optionsOf(sexes, (sex) => texts.sexes[sex]()),
        },
        {
          name: 'readiness',
          label: texts.fields.readiness(),
          any: texts.anyReadiness(),
          options: optionsOf(readinesses, (readiness) => texts.page[readiness]()),
        },
      ]}
      sorts={optionsOf(sorts, (sort) => texts.sorts[sort]())}
      href={({ id }) => `${address}/${id}`}
      create={useMay(operationRoles.createPatient) ? `${address}/new` : undefined}
      bring={`${address}/import`}
      tabs={usePatientTabs()}
    />
  )
}
