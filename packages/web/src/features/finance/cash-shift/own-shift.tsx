import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Link } from 'wouter'
import { myCashShiftQuery } from '../../../entities/cash-shift/cash-shift-query'
import { useApp } from '../../../platform/app/app-context'
import { failureText } from '../../../platform/record/failure-text'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import { Button, buttonClass } from '../../../ui/button'
import { Banner } from '../../../ui/feedback/banner'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { lazyWithRetry } from '../../../ui/lazy-with-retry'

const OpenShiftDialog = lazyWithRetry(() => import('../../../entities/cash-shift/open-shift-dialog'))

/** Whether one's own drawer is open, and the way to open or count it. */
export function OwnShift() {
  const { api } = useApp()
  const texts = useTexts()
  const { own, open } = texts['cash-shift']
  const { dateTime, money } = useFormat(useClinicDay().timeZone)
  const { data: shift, error } = useQuery(myCashShiftQuery(api))
  const [isOpening, setOpening] = useState(false)
  if (error && !shift) return <Banner tone="warning">{failureText(texts, error)}</Banner>
  if (shift === undefined) return <Skeleton shape="control" />
  if (shift === null)
    return (
      <>
        <Banner
          tone="warning"
          title={own.none()}
          action={
            <Button size="sm" onClick={() => setOpening(true)}>
              {open.open()}
            </Button>
          }
        >
          {own.noneText()}
        </Banner>
        <Suspense>{isOpening && <OpenShiftDialog onClose={() => setOpening(false)} />}</Suspense>
      </>
    )
  const isOpen = shift.state === 'open'
  return (
    <Banner
      tone={isOpen ? 'success' : 'warning'}
      title={isOpen ? own.open({ when: dateTime(shift.opened_at) }) : own.counted()}
      action={
        <Link
          href={`/clinic/finance/cash-shift/${shift.id}`}
          className={buttonClass({ variant: 'outline', size: 'sm' })}
        >
          {isOpen ? own.toShift() : own.toClose()}
        </Link>
      }
    >
      {isOpen ? own.float({ amount: money(shift.opening_float) }) : own.countedText()}
    </Banner>
  )
}
