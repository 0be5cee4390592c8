import { Link } from 'wouter'
import { useTexts } from '../../platform/texts/use-texts'
import { buttonClass } from '../../ui/button'
import { Dialog } from '../../ui/overlay/dialog'
import type { CashShift } from './cash-shift-query'

interface CountedNoticeProps {
  shift: CashShift
  onClose: () => void
}

/** Says that the drawer is counted, so nothing goes into it. */
export function CountedNotice({ shift, onClose }: CountedNoticeProps) {
  const { own } = useTexts()['cash-shift']
  return (
    <Dialog
      open
      onClose={onClose}
      title={own.counted()}
      description={own.countedText()}
      footer={
        <Link href={`/clinic/finance/cash-shift/${shift.id}`} data-autofocus className={buttonClass()}>
          {own.toClose()}
        </Link>
      }
    />
  )
}
