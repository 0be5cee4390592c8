import { operationRoles } from '@clinic/core/access'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { dispensingAddress, visitDispensingQuery } from '../../../../entities/dispensing/dispensing-list-query'
import type { Invoice } from '../../../../entities/invoice/invoice-query'
import { useApp } from '../../../../platform/app/app-context'
import { useCanCall } from '../../../../platform/session/use-can-call'
import { useTexts } from '../../../../platform/texts/use-texts'
import { buttonClass } from '../../../../ui/button'
import { Banner } from '../../../../ui/feedback/banner'

/** The prescriptions of the visit of which something waits: handed out after the invoice is issued, it is billed on none. */
export default function NotHandedOut({ invoice: { visit_id } }: { invoice: Pick<Invoice, 'visit_id'> }) {
  const { api } = useApp()
  const { handOut: words } = useTexts().invoice
  const mayList = useCanCall(operationRoles.listDispensing)
  const prescriptions = useQuery({ ...visitDispensingQuery(api, visit_id), enabled: mayList }).data?.rows ?? []
  return prescriptions
    .filter(({ state }) => state !== 'dispensed')
    .map(({ id, medicines }) => (
      <Banner
        key={id}
        title={words.waits({ medicines: medicines.join(', ') })}
        action={
          <Link href={`${dispensingAddress}/${id}`} className={buttonClass({ size: 'sm', variant: 'outline' })}>
            {words.open()}
          </Link>
        }
      >
        {words.before()}
      </Banner>
    ))
}
