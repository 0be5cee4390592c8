import type { Schema } from '@clinic/api'
import { css } from 'styled-system/css'
import { useClinicDay } from '../../../../platform/session/use-clinic-day'
import { isolated } from '../../../../platform/texts/person-name'
import { useFormat, useTexts } from '../../../../platform/texts/use-texts'

interface LinkStateProps {
  link: Schema<'ReceiptLink'> | null
  isValid: boolean
  /** Whether its address is shown beside. */
  isKnown: boolean
}

/** Whether there is a link, until when, and when it was last opened. */
export function LinkState({ link, isValid, isKnown }: LinkStateProps) {
  const words = useTexts()['receipt-link']
  const { dateTime } = useFormat(useClinicDay().timeZone)
  return (
    <div className={css({ display: 'grid', gap: '1', color: 'muted' })}>
      {link && isValid && (
        <>
          <p className={css({ color: 'text', fontWeight: 'medium' })}>
            {words.valid({ when: dateTime(link.expires_at) })}
          </p>
          <p>
            {link.last_opened_at
              ? words.opened({ count: link.openings, when: dateTime(link.last_opened_at) })
              : words.unopened()}
          </p>
          <p>{words.by({ name: isolated(link.created_by), when: dateTime(link.created_at) })}</p>
          {!isKnown && <p>{words.lost()}</p>}
        </>
      )}
      {link && !isValid && (
        <p>
          {link.revoked_at
            ? words.revokedBy({ name: isolated(link.revoked_by ?? ''), when: dateTime(link.revoked_at) })
            : words.ended({ when: dateTime(link.expires_at) })}
        </p>
      )}
      {!isValid && <p>{words.about()}</p>}
    </div>
  )
}
