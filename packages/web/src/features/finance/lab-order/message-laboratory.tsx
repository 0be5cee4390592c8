import { labWorks } from '@clinic/core/lab-order'
import { messageLink } from '@clinic/core/patient'
import { useQuery } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'
import type { LabOrder } from '../../../entities/lab-order/lab-order-query'
import { useApp } from '../../../platform/app/app-context'
import { informationQuery } from '../../../platform/session/information-query'
import { isolated } from '../../../platform/texts/person-name'
import { useLabels } from '../../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import { buttonClass } from '../../../ui/button'

/** A message to the laboratory that is ready to be sent. It names the order, not the patient. */
export function MessageLaboratory({ order }: { order: LabOrder }) {
  const { message, page } = useTexts()['lab-order']
  const { label } = useLabels()
  const { date } = useFormat()
  const clinic = useQuery(informationQuery(useApp().api)).data?.name ?? ''
  const { supplier_phone, supplier_name, number, work, teeth, shade, due_on, note } = order
  if (!supplier_phone) return null
  const text = message({
    laboratory: isolated(supplier_name),
    number,
    clinic,
    work: label(labWorks, work),
    teeth: teeth.join(', ') || '-',
    shade: shade || '-',
    due: date(due_on),
    note,
  })
  return (
    <a
      href={messageLink(supplier_phone, text.trim())}
      target="_blank"
      rel="noopener"
      className={buttonClass({ variant: 'outline' })}
    >
      <MessageCircle aria-hidden="true" />
      {page.message()}
    </a>
  )
}
