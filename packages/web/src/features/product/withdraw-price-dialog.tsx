import { type Schema, unwrap } from '@clinic/api'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { css } from 'styled-system/css'
import { useApp } from '../../platform/app/app-context'
import { notify } from '../../platform/page/notify'
import { fieldErrors } from '../../platform/record/field-errors'
import { newIdempotencyKey } from '../../platform/record/idempotency-key'
import { FailureBanner } from '../../platform/refusal/failure-banner'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { Button } from '../../ui/button'
import { TextArea } from '../../ui/field/text-area'
import { Dialog } from '../../ui/overlay/dialog'

interface WithdrawPriceDialogProps {
  price: Schema<'ProductPrice'>
  onClose: () => void
}

/** A price to come is not withdrawn without a reason. */
export default function WithdrawPriceDialog({ price: { id, price, valid_from }, onClose }: WithdrawPriceDialogProps) {
  const { api } = useApp()
  const texts = useTexts()
  const words = texts.product.withdrawal
  const queries = useQueryClient()
  const { money, date } = useFormat()
  const form = useId()
  const [key] = useState(newIdempotencyKey)
  const [reason, setReason] = useState('')
  const [wasSent, setWasSent] = useState(false)
  const isMissing = reason.trim() === ''

  const withdrawing = useMutation({
    mutationFn: () =>
      unwrap(
        api.POST('/api/product/price/{id}/withdraw', {
          params: { path: { id }, header: { 'Idempotency-Key': key } },
          body: { reason: reason.trim() },
        }),
      ),
    onSuccess: () => {
      void notify('success', words.done())
      onClose()
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['product'] }),
  })

  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title()}
      description={words.text({ price: money(price), day: date(valid_from) })}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {words.keep()}
          </Button>
          <Button type="submit" form={form} variant="danger" busy={withdrawing.isPending}>
            {words.confirm()}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className={css({ display: 'grid', gap: '4' })}
        onSubmit={(event) => {
          event.preventDefault()
          setWasSent(true)
          if (!isMissing) withdrawing.mutate()
        }}
      >
        {withdrawing.error && <FailureBanner error={withdrawing.error} />}
        <TextArea
          name="reason"
          label={words.reason()}
          required
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          help={words.reasonHelp()}
          error={wasSent && isMissing ? texts.master.required() : fieldErrors(withdrawing.error).reason}
        />
      </form>
    </Dialog>
  )
}
