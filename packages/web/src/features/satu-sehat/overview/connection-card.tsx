import { satuSehatEnvironments } from '@clinic/core/satu-sehat'
import { css } from 'styled-system/css'
import { useClinicDay } from '../../../platform/session/use-clinic-day'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import { ValueTag } from '../../../platform/texts/value-tag'
import { Card } from '../../../ui/card'
import { Banner } from '../../../ui/feedback/banner'
import { KeyValue } from '../../../ui/key-value'
import type { SatuSehatStatus } from './satu-sehat-status-query'

/** Where visits are sent to, whether the service lets the clinic in, and whether sending is paused. */
export function ConnectionCard({ status }: { status: SatuSehatStatus }) {
  const { connection: words } = useTexts()['satu-sehat']
  const { dateTime } = useFormat(useClinicDay().timeZone)
  const { environment, organization_id, token, circuit, last_sent_at } = status
  const momentOf = (time: string | null) => (time === null ? '' : dateTime(time))
  const isOff = environment === 'none'
  const isPaused = circuit.state === 'open'
  const failedAt = token.state === 'failed' && words.tokens.failed({ when: momentOf(token.failed_at) })
  return (
    <Card title={words.title()} actions={<ValueTag of={satuSehatEnvironments} value={environment} />}>
      <div className={css({ display: 'grid', gap: '4' })}>
        {isOff && (
          <Banner tone="warning">{words.none({ settings: settings.join(', '), file: 'SATUSEHAT_CLINICS' })}</Banner>
        )}
        {failedAt && (
          <Banner tone="error" title={failedAt}>
            {token.failure && words.words({ words: token.failure })}
          </Banner>
        )}
        {isPaused && <Banner tone="warning">{words.paused({ when: momentOf(circuit.open_until) })}</Banner>}
        {!isOff && (
          <KeyValue
            pairs={[
              { label: words.organization(), value: organization_id },
              {
                label: words.token(),
                value: failedAt || words.tokens[token.state]({ when: momentOf(token.expires_at) }),
              },
              { label: words.sending(), value: words.circuits[circuit.state]({ when: momentOf(circuit.open_until) }) },
              { label: words.last(), value: last_sent_at === null ? words.never() : dateTime(last_sent_at) },
            ]}
          />
        )}
        <p className={quiet}>
          {(environment === 'simulator' || environment === 'sandbox') && words[environment]()} {words.untried()}
        </p>
      </div>
    </Card>
  )
}

/** Of the server, by their names there. */
const settings = [
  'SATUSEHAT_BASE_URL',
  'SATUSEHAT_CLIENT_ID',
  'SATUSEHAT_CLIENT_SECRET',
  'SATUSEHAT_ORGANIZATION_ID',
] as const

const quiet = css({ textStyle: 'small', color: 'muted' })
