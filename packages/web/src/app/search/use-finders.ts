import { type Schema, unwrap } from '@clinic/api'
import { canCall, canOpen, homeOf, operationRoles, type RoleName } from '@clinic/core/access'
import { useMemo } from 'react'
import { useApp } from '../../platform/app/app-context'
import { personName } from '../../platform/texts/person-name'
import { useTexts } from '../../platform/texts/use-texts'
import { type Finder, listFinder } from './finder'
import { paperFinders } from './paper-finders'
import { useActions } from './use-actions'
import { useAppointments } from './use-appointments'
import { useScreens } from './use-screens'

/** Returns the finders of a role, each by a list the role may read: permissions are decided in one place. */
export function useFinders(role: RoleName): readonly Finder[] {
  const { api } = useApp()
  const screens = useScreens(role)
  const actions = useActions(role)
  const appointments = useAppointments()
  const { formerly } = useTexts().search
  const area = homeOf(role).replace('/dashboard', '')

  return useMemo(() => {
    const former = ({ former_record_numbers: numbers }: Schema<'PatientRow'>) =>
      numbers.length > 0 && formerly({ numbers: numbers.join(', ') })
    const patients = listFinder({
      group: 'patient',
      ask: (query, signal) => unwrap(api.GET('/api/patient', { params: { query }, signal })),
      show: (row) => ({
        href: `${area}/patient/${row.id}`,
        label: personName(row),
        note: [row.record_number, former(row), row.phone].filter(Boolean).join(' · '),
      }),
      path: `${area}/patient`,
    })
    // who is accepted is found as a patient
    const registrations = listFinder({
      group: 'registration',
      ask: (query, signal) =>
        unwrap(api.GET('/api/registration', { params: { query: { ...query, state: 'submitted' } }, signal })),
      show: ({ id, code, ...person }) => ({
        href: `/clinic/patient/registration/${id}`,
        label: personName(person),
        note: code,
      }),
      path: '/clinic/patient/registration',
    })
    const doctors = listFinder({
      group: 'doctor',
      async ask(query, signal) {
        const [own, visiting] = await Promise.all([
          unwrap(api.GET('/api/doctor', { params: { query }, signal })),
          unwrap(api.GET('/api/doctor-external', { params: { query }, signal })),
        ])
        const rows = [
          ...own.rows.map((dentist) => ({ ...dentist, path: '/clinic/doctor' })),
          ...visiting.rows.map((dentist) => ({ ...dentist, path: '/clinic/doctor-external' })),
        ]
        return { rows, count: own.count + visiting.count }
      },
      show: ({ id, display_name, phone, path }) => ({ href: `${path}/${id}`, label: display_name, note: phone }),
    })
    const products = listFinder({
      group: 'product',
      ask: (query, signal) => unwrap(api.GET('/api/product', { params: { query }, signal })),
      show: ({ id, name, code }) => ({ href: `${area}/product/${id}`, label: name, note: code }),
      path: `${area}/product`,
    })
    const papers = paperFinders(api)
    const lists = [
      { finder: patients, roles: operationRoles.listPatient, path: `${area}/patient` },
      { finder: appointments, roles: operationRoles.listAppointment, path: '/clinic/dashboard/calendar' },
      { finder: registrations, roles: operationRoles.listRegistration, path: '/clinic/patient/registration' },
      { finder: papers.invoice, roles: operationRoles.listInvoice, path: '/clinic/finance/invoice' },
      { finder: papers.labOrder, roles: operationRoles.listLabOrder, path: '/clinic/finance/lab-order' },
      {
        finder: papers.payorPayment,
        roles: operationRoles.listPayorPayment,
        path: '/clinic/finance/receivable/payment',
      },
      {
        finder: papers.purchaseOrder,
        roles: operationRoles.listPurchaseOrder,
        path: '/clinic/medicine-transaction/order',
      },
      { finder: doctors, roles: operationRoles.listDoctor, path: '/clinic/doctor' },
      { finder: products, roles: operationRoles.listProduct, path: `${area}/product` },
    ]
    const theirs = lists.filter(({ roles, path }) => canCall(role, roles) && canOpen(role, path))
    return [screens, actions, ...theirs.map(({ finder }) => finder)]
  }, [api, area, formerly, role, screens, actions, appointments])
}
