import { operationRoles } from '@clinic/core/access'
import { medicineCategories, medicinePacks } from '@clinic/core/company-medicine'
import { Suspense, useState } from 'react'
import { css } from 'styled-system/css'
import { useAmount } from '../../entities/medicine/use-amount'
import { useCanCall } from '../../platform/session/use-can-call'
import { useLabels } from '../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { KeyValue } from '../../ui/key-value'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { FlagTags } from './flag-tags'
import type { Medicine } from './medicine-query'

const LevelsDialog = lazyWithRetry(() => import('./levels-dialog'))

/** How much of a medicine there is, how much there should be, and what it is worth. */
export function StockFigures({ medicine }: { medicine: Medicine }) {
  const texts = useTexts().medicine
  const { fields } = texts
  const { label } = useLabels()
  const { date, money, number } = useFormat()
  const amount = useAmount()
  const canSet = useCanCall(operationRoles.updateMedicine)
  const [isSetting, setSetting] = useState(false)
  const { unit, pack, pack_size, minimum, maximum, nearest_expiry, sell_price } = medicine
  const size = texts.pack({ pack: label(medicinePacks, pack), size: amount(pack_size, unit) })
  return (
    <Card
      title={texts.stock()}
      actions={
        canSet && (
          <Button variant="soft" size="sm" onClick={() => setSetting(true)}>
            {texts.levels.edit()}
          </Button>
        )
      }
    >
      <div className={css({ display: 'grid', gap: '4' })}>
        <FlagTags flags={medicine.flags} />
        <KeyValue
          pairs={[
            { label: fields.on_hand(), value: amount(medicine.on_hand, unit) },
            { label: fields.available(), value: amount(medicine.available, unit) },
            { label: fields.incoming(), value: medicine.incoming > 0 ? amount(medicine.incoming, unit) : '' },
            { label: fields.outgoing(), value: medicine.outgoing > 0 ? amount(medicine.outgoing, unit) : '' },
            { label: fields.minimum(), value: minimum > 0 ? number(minimum) : '' },
            { label: fields.maximum(), value: maximum === null ? '' : number(maximum) },
            { label: fields.nearest_expiry(), value: nearest_expiry && date(nearest_expiry) },
            { label: fields.value(), value: money(medicine.value) },
            { label: fields.sell_price(), value: sell_price === null ? '' : money(sell_price) },
            { label: fields.category(), value: label(medicineCategories, medicine.category) },
            ...(pack === 'none' ? [] : [{ label: texts.packs(), value: size }]),
            { label: fields.location(), value: medicine.location },
            { label: fields.barcode(), value: medicine.barcode },
          ]}
        />
      </div>
      {isSetting && (
        <Suspense>
          <LevelsDialog medicine={medicine} onClose={() => setSetting(false)} />
        </Suspense>
      )}
    </Card>
  )
}
