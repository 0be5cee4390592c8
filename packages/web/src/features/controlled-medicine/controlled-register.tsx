import { controlledCategories } from '@clinic/core/controlled-medicine'
import { valuesOf } from '@clinic/core/values'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'wouter'
import { useMedicineName } from '../../entities/company-medicine/use-medicine-name'
import { useApp } from '../../platform/app/app-context'
import { ListScreen } from '../../platform/list/list-screen'
import { useLabels } from '../../platform/texts/use-labels'
import { useTexts } from '../../platform/texts/use-texts'
import { usePeriod, usePeriodName } from '../../platform/time/use-period'
import { type ControlledMovement, monthQuery, registerAddress } from './controlled-medicine-query'
import { useRegisterColumns } from './use-register-columns'

/** The register of a month: every movement with where it came from or went to, of all medicines or of one; as a table too. */
export default function ControlledRegister() {
  const { api } = useApp()
  const texts = useTexts()['controlled-medicine']
  const { options } = useLabels()
  const { period } = usePeriod()
  const month = usePeriodName()(period)
  const nameOf = useMedicineName()
  const { list } = texts
  const medicine_id = Number(useSearchParams()[0].get('medicine_id')) || undefined
  const medicine = useQuery(monthQuery(api, period)).data?.find(({ id }) => id === medicine_id)
  return (
    <ListScreen<ControlledMovement>
      feature="controlled-medicine"
      words={{ ...list, title: () => (medicine ? list.of({ name: nameOf(medicine), month }) : list.title({ month })) }}
      back={{ href: `${registerAddress}?period=${period}`, label: list.create() }}
      ask={({ chosen }) => ({
        path: '/api/controlled-medicine/movement',
        query: {
          period,
          medicine_id,
          category: chosen('category', valuesOf(controlledCategories)),
          sort: chosen('sort', sorts),
        },
        isTable: true,
      })}
      columns={useRegisterColumns()}
      filters={
        medicine_id === undefined
          ? [
              {
                name: 'category',
                label: texts.fields.category(),
                any: texts.anyCategory(),
                options: options(controlledCategories),
              },
            ]
          : []
      }
      sorts={sorts.map((value) => ({ value, label: texts.sorts[value]() }))}
      href={({ transaction_id }) => `/clinic/medicine-transaction/${transaction_id}`}
    />
  )
}

const sorts = ['id', '-id'] as const
