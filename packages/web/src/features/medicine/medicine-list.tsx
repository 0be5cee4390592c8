import type { operations } from '@clinic/api'
import { operationRoles } from '@clinic/core/access'
import { medicineCategories } from '@clinic/core/company-medicine'
import { medicineFlags } from '@clinic/core/medicine'
import { valuesOf } from '@clinic/core/values'
import { Suspense } from 'react'
import { ListScreen } from '../../platform/list/list-screen'
import { useCanCall } from '../../platform/session/use-can-call'
import { optionsOf } from '../../platform/texts/options-of'
import { useLabels } from '../../platform/texts/use-labels'
import { useTexts } from '../../platform/texts/use-texts'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { useMedicineColumns } from './use-medicine-columns'

const WaitingUsage = lazyWithRetry(() => import('./waiting-usage'))

type Sort = NonNullable<NonNullable<operations['listMedicine']['parameters']['query']>['sort']>

const sorts = [
  'name',
  '-name',
  'available',
  '-available',
  'nearest_expiry',
  '-nearest_expiry',
  '-value',
  'value',
] as const satisfies readonly Sort[]

/** The stock of the clinic. */
export default function MedicineList() {
  const texts = useTexts().medicine
  const { options } = useLabels()
  return (
    <ListScreen
      feature="medicine"
      words={texts.list}
      ask={({ chosen }) => ({
        path: '/api/medicine',
        query: {
          sort: chosen('sort', sorts),
          flag: chosen('flag', valuesOf(medicineFlags)),
          category: chosen('category', valuesOf(medicineCategories)),
        },
        isTable: true,
      })}
      notice={
        <Suspense>
          <WaitingUsage />
        </Suspense>
      }
      columns={useMedicineColumns()}
      filters={[
        { name: 'flag', label: texts.fields.flags(), any: texts.anyFlag(), options: options(medicineFlags) },
        {
          name: 'category',
          label: texts.fields.category(),
          any: texts.anyCategory(),
          options: options(medicineCategories),
        },
      ]}
      sorts={optionsOf(sorts, (sort) => texts.sorts[sort]())}
      href={({ id }) => `/clinic/medicine/${id}`}
      create={useCanCall(operationRoles.createMedicineTransaction) ? '/clinic/medicine-transaction/new' : undefined}
    />
  )
}
