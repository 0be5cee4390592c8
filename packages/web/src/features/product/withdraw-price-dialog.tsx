import { type Schema, unwrap } from '@clinic/api'
import { useState } from 'react'
import { useApp } from '../../platform/app/app-context'
import { newIdempotencyKey } from '../../platform/record/idempotency-key'
import { ReasonDialog } from '../../platform/record/reason-dialog'
import { useConfirmedChange } from '../../platform/record/use-confirmed-change'
import { useFormat, useTexts } from '../../platform/texts/use-texts'

interface WithdrawPriceDialogProps {
  price: Schema<'ProductPrice'>
  onClose: () => void
}

/** A price to come is not withdrawn without a reason. */
export default function WithdrawPriceDialog({ price: { id, price, valid_from }, onClose }: WithdrawPriceDialogProps) {
  const { api } = useApp()
  const { product, master } = useTexts()
  const { withdrawal: words } = product
  const { money, date } = useFormat()
  const [key] = useState(newIdempotencyKey)
  const withdrawing = useConfirmedChange({
    send: (reason: string) =>
      unwrap(
        api.POST('/api/product/price/{id}/withdraw', {
          params: { path: { id }, header: { 'Idempotency-Key': key } },
          body: { reason },
        }),
      ),
    readAgain: ['product', 'price-list'],
    done: words.done(),
    onClose,
  })
  return (
    <ReasonDialog
      {...withdrawing}
      title={words.title()}
      description={words.text({
        price: price === null ? product.prices.standardHolds() : money(price),
        day: date(valid_from),
      })}
      confirm={words.confirm()}
      keep={words.keep()}
      reason={{ label: words.reason(), help: words.reasonHelp(), required: master.required() }}
    />
  )
}
