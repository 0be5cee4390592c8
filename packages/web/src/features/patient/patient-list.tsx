import type { Schema } from '@clinic/api'
import { operationRoles } from '@clinic/core/access'
import { patientGroups, patientStatuses, readinesses, sexes } from '@clinic/core/patient'
import { valuesOf } from '@clinic/core/values'
import { usePatientTabs } from '../../entities/patient/use-patient-tabs'
import type { RowMenu } from '../../platform/list/list-rows'
import { ListScreen } from '../../platform/list/list-screen'
import { useStatus } from '../../platform/list/use-status'
import { useAccount } from '../../platform/session/use-account'
import { useCanCall } from '../../platform/session/use-can-call'
import { oneOf } from '../../platform/texts/one-of'
import { optionsOf } from '../../platform/texts/options-of'
import { personName } from '../../platform/texts/person-name'
import { useLabels } from '../../platform/texts/use-labels'
import { useTexts } from '../../platform/texts/use-texts'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { sorts } from './patient-filters'
import { usePatientAddress } from './use-patient-address'
import { usePatientColumns } from './use-patient-columns'

const PatientMenu = lazyWithRetry(() => import('./patient-menu'))

/** The patients of the clinic. */
export default function PatientList() {
  const texts = useTexts().patient
  const { options } = useLabels()
  const address = usePatientAddress()
  const groups = useGroups()
  return (
    <ListScreen
      feature="patient"
      words={texts.list}
      ask={({ chosen }) => ({
        path: '/api/patient',
        query: {
          sort: chosen('sort', sorts),
          status: chosen('status', valuesOf(patientStatuses)),
          sex: chosen('sex', valuesOf(sexes)),
          readiness: chosen('readiness', valuesOf(readinesses)),
          group: chosen('group', groups),
        },
        onScreen: { standing: true },
        isTable: true,
      })}
      columns={usePatientColumns()}
      filters={[
        {
          name: 'group',
          label: texts.group(),
          any: texts.anyGroup(),
          options: options(patientGroups).filter(({ value }) => oneOf(groups, value)),
        },
        useStatus(patientStatuses).filter,
        {
          name: 'sex',
          label: texts.fields.sex(),
          any: texts.anySex(),
          options: options(sexes),
        },
        {
          name: 'readiness',
          label: texts.fields.readiness(),
          any: texts.anyReadiness(),
          options: optionsOf(valuesOf(readinesses), (readiness) => texts.page[readiness]()),
        },
      ]}
      sorts={optionsOf(sorts, (sort) => texts.sorts[sort]())}
      href={({ id }) => `${address}/${id}`}
      menu={menu}
      create={useCanCall(operationRoles.createPatient) ? `${address}/new` : undefined}
      importHref={`${address}/import`}
      tabs={usePatientTabs('/clinic/patient')}
    />
  )
}

/** The groups that mean something to the user: what is owed is told to whom invoices are shown. */
function useGroups() {
  const canBill = useCanCall(operationRoles.listInvoice)
  const isDentist = useAccount()?.role.name === 'doctor_clinic'
  return valuesOf(patientGroups).filter((group) =>
    group === 'treated_by_me' ? isDentist : group !== 'owing' || canBill,
  )
}

const menu: RowMenu<Schema<'PatientRow'>> = {
  nameOf: personName,
  draw: (patient, opening) => <PatientMenu patient={patient} {...opening} />,
  prepare: PatientMenu.prepare,
}
