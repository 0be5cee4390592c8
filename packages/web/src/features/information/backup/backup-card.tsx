import { unwrap } from '@clinic/api'
import { backupFailures, backupStates } from '@clinic/core/information'
import { useQuery } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { useApp } from '../../../platform/app/app-context'
import { LoadFailed } from '../../../platform/page/load-failed'
import { useLabels } from '../../../platform/texts/use-labels'
import { useFormat, useTexts } from '../../../platform/texts/use-texts'
import { ValueTag } from '../../../platform/texts/value-tag'
import { Card } from '../../../ui/card'
import { Banner } from '../../../ui/feedback/banner'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { KeyValue } from '../../../ui/key-value'

/** When the last good backup was made, or why there is none. */
export function BackupCard({ timeZone }: { timeZone: string }) {
  const { api } = useApp()
  const texts = useTexts().information.backup
  const { label } = useLabels()
  const { dateTime, number } = useFormat(timeZone)
  const query = useQuery({
    queryKey: ['backup'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/information/backup', { signal })),
  })
  const backup = query.data
  return (
    <Card title={texts.title()}>
      {!backup && (query.error ? <LoadFailed query={query} /> : <Skeleton shape="block" />)}
      {backup?.state === 'off' && <p className={css({ color: 'muted' })}>{texts.off()}</p>}
      {backup && backup.state !== 'off' && (
        <div className={css({ display: 'grid', gap: '4' })}>
          {backup.failure && (
            <Banner tone="warning" title={texts.failed()}>
              {label(backupFailures, backup.failure)}
            </Banner>
          )}
          <KeyValue
            pairs={[
              { label: texts.state(), value: <ValueTag of={backupStates} value={backup.state} /> },
              { label: texts.lastGood(), value: backup.last_good_at && dateTime(backup.last_good_at) },
              { label: texts.kept(), value: number(backup.kept) },
              { label: texts.daily(), value: backup.daily_at && texts.dailyTime({ time: backup.daily_at }) },
            ]}
          />
        </div>
      )}
    </Card>
  )
}
