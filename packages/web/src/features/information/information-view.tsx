import { operationRoles } from '@clinic/core/access'
import { Pencil } from 'lucide-react'
import { css } from 'styled-system/css'
import { Link } from 'wouter'
import { Page } from '../../platform/page/page'
import type { Information } from '../../platform/session/information-query'
import { useCanCall } from '../../platform/session/use-can-call'
import { useFormat, useTexts } from '../../platform/texts/use-texts'
import { buttonClass } from '../../ui/button'
import { BackupCard } from './backup/backup-card'
import { InformationDetails } from './information-details'
import { RegistrationLink } from './registration-link'
import { useInformationTabs } from './use-information-tabs'

export function InformationView({ information, canEdit }: { information: Information; canEdit: boolean }) {
  const { information: texts } = useTexts()
  const canSeeBackup = useCanCall(operationRoles.getBackup)
  const { dateTime } = useFormat(information.time_zone)
  return (
    <Page
      title={texts.title()}
      tabs={useInformationTabs('profile')}
      actions={
        canEdit && (
          <Link href="/clinic/information?edit" className={buttonClass()}>
            <Pencil aria-hidden="true" />
            {texts.edit()}
          </Link>
        )
      }
    >
      <div className={informationGrid}>
        <InformationDetails information={information} />
        <div className={css({ display: 'grid', gap: '4' })}>
          <RegistrationLink {...information} />
          {canSeeBackup && <BackupCard timeZone={information.time_zone} />}
        </div>
      </div>
      <p className={changed}>{texts.changed({ when: dateTime(information.updated_at) })}</p>
    </Page>
  )
}

export const informationGrid = css({
  display: 'grid',
  gap: '4',
  alignItems: 'start',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 21rem' },
})
const changed = css({ color: 'muted', marginBlockStart: '4' })
