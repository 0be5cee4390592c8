import { type Schema, unwrap } from '@clinic/api'
import { useQuery } from '@tanstack/react-query'
import { Bell, ChevronRight } from 'lucide-react'
import { css } from 'styled-system/css'
import { Link } from 'wouter'
import { useApp } from '../../platform/app/app-context'
import { LoadFailed } from '../../platform/page/load-failed'
import { useNamespace } from '../../platform/texts/use-namespace'
import { useTexts } from '../../platform/texts/use-texts'
import { VisuallyHidden } from '../../ui/visually-hidden'

/** Lists the notifications of the signed-in person. A native popover: Escape and a click beside it close it. */
export default function NotificationMenu() {
  useNamespace('notification')
  const { api } = useApp()
  const texts = useTexts().notification
  const query = useQuery({
    queryKey: ['notification'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/notification', { signal })),
  })
  const { data, error } = query
  const count = data?.length ?? 0
  const close = () => document.getElementById(panelId)?.hidePopover()
  return (
    <>
      <button type="button" popoverTarget={panelId} className={trigger}>
        <Bell aria-hidden="true" />
        <VisuallyHidden>{count > 0 ? texts.waiting(count) : texts.title()}</VisuallyHidden>
        {count > 0 && (
          <span aria-hidden="true" className={badge}>
            {count}
          </span>
        )}
      </button>
      <div id={panelId} popover="auto" className={panel}>
        <p className={css({ fontWeight: 'semibold' })}>{texts.title()}</p>
        {!data && error && <LoadFailed query={query} />}
        {count === 0 && data && <p className={css({ color: 'muted' })}>{texts.none()}</p>}
        <ul>
          {data?.map((notification) => (
            <li key={notification.kind}>
              <Link href={addressOf[notification.kind]} onClick={close} className={row}>
                <span>{texts.kinds[notification.kind](notification.count)}</span>
                <ChevronRight aria-hidden="true" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}

const panelId = 'notification-menu'

/** The address where each notification can be acted on. */
const addressOf: Record<Schema<'NotificationKind'>, string> = {
  registration: '/clinic/patient/registration',
  booking_request: '/clinic/dashboard/booking-request',
  approval_requested: '/clinic/finance/approval?state=requested',
  absence_requested: '/clinic/doctor-schedule',
  staff_absence_requested: '/clinic/staff-schedule',
  absence_decided: '/doctor/doctor-schedule',
  appointment_unconfirmed: '/clinic/dashboard/calendar?view=list&state=booked&period=tomorrow',
  appointment_violates_plan: '/clinic/dashboard/calendar?view=list&plan=violated',
  doctor_licence_expired: '/clinic/doctor?licence=expired',
  doctor_licence_expiring: '/clinic/doctor?licence=expiring',
  doctor_external_licence_expired: '/clinic/doctor-external?licence=expired',
  doctor_external_licence_expiring: '/clinic/doctor-external?licence=expiring',
  staff_licence_expired: '/clinic/staff?licence=expired',
  staff_licence_expiring: '/clinic/staff?licence=expiring',
}

const trigger = css({
  anchorName: '--notification-menu',
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  boxSize: 'control',
  borderRadius: 'full',
  color: 'text',
  _hover: { background: 'subtle' },
  '& svg': { boxSize: '5' },
})
const badge = css({
  position: 'absolute',
  insetBlockStart: '0',
  insetInlineEnd: '0',
  minWidth: '4',
  height: '4',
  paddingInline: '1',
  borderRadius: 'full',
  background: 'error.solid',
  color: 'error.on',
  fontSize: 'xs',
  fontWeight: 'semibold',
  lineHeight: '[1rem]',
  textAlign: 'center',
})
const panel = css({
  position: 'fixed',
  inset: 'auto',
  insetBlockStart: '[4rem]',
  insetInlineEnd: '4',
  width: '[22rem]',
  maxWidth: '[calc(100vw - 2rem)]',
  maxHeight: '[calc(100dvh - 6rem)]',
  overflowY: 'auto',
  padding: '4',
  background: 'raised',
  color: 'text',
  borderRadius: 'card',
  boxShadow: 'raised',
  '&:popover-open': { display: 'grid', gap: '2' },
})
const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'row',
  marginInline: '-2',
  paddingInline: '2',
  paddingBlock: '2',
  borderRadius: 'control',
  _hover: { background: 'subtle' },
  '& span': { flex: '1' },
  '& svg': { boxSize: '4', color: 'muted', flexShrink: '0', _rtl: { scale: '-1 1' } },
})
