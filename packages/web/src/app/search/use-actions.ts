import { canCall, canOpen, operationRoles, type RoleName } from '@clinic/core/access'
import { useMemo } from 'react'
import { useTexts } from '../../platform/texts/use-texts'
import { type Finder, lettersOf } from './finder'

/** What a role does many times a day, by any part of its name. */
export function useActions(role: RoleName): Finder {
  const { actions } = useTexts().search
  return useMemo(() => {
    const all = [
      { href: '/clinic/patient/new', roles: operationRoles.createPatient, label: actions.patient() },
      {
        href: '/clinic/dashboard/calendar?open=new',
        roles: operationRoles.createAppointment,
        label: actions.appointment(),
      },
      { href: '/clinic/dashboard/queue?open=new', roles: operationRoles.createVisit, label: actions.walkIn() },
      { href: '/clinic/finance/expense/new', roles: operationRoles.recordExpense, label: actions.expense() },
      { href: '/clinic/finance/lab-order/new', roles: operationRoles.createLabOrder, label: actions.labOrder() },
      {
        href: '/clinic/medicine-transaction/order/new',
        roles: operationRoles.createPurchaseOrder,
        label: actions.purchaseOrder(),
      },
    ].filter(({ href, roles }) => canCall(role, roles) && canOpen(role, href.replace(/\?.*/, '')))
    return {
      group: 'action',
      async find(text) {
        const rows = all
          .filter(({ label }) => lettersOf(label).includes(lettersOf(text)))
          .map(({ href, label }) => ({ href, label, note: '' }))
        return { rows, count: rows.length }
      },
    }
  }, [role, actions])
}
