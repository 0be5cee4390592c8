import { Copy, ExternalLink } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { css } from 'styled-system/css'
import { notify } from '../../platform/notify'
import { useTexts } from '../../platform/use-texts'
import { Banner } from '../../ui/banner'
import { Button, buttonClass } from '../../ui/button'
import { Card } from '../../ui/card'
import { VisuallyHidden } from '../../ui/visually-hidden'
import type { Information } from './information-query'

const QrCode = lazy(async () => ({ default: (await import('../../ui/qr-code')).QrCode }))

/** How patients reach the registration page of this clinic. */
export function RegistrationLink({ slug, status }: Pick<Information, 'slug' | 'status'>) {
  const { publicPage: texts } = useTexts().information
  const address = `${location.origin}/patient/register?clinic=${slug}`
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => notify('success', texts.copied()),
      () => notify('error', texts.copyFailed()),
    )
  return (
    <Card title={texts.title()}>
      <div className={css({ display: 'grid', gap: '4' })}>
        {status === 'inactive' && <Banner tone="warning">{texts.closed()}</Banner>}
        <p className={css({ color: 'muted' })}>{texts.text()}</p>
        <div className={code}>
          <Suspense>
            <QrCode value={address} label={texts.code()} />
          </Suspense>
        </div>
        <p className={line}>{address}</p>
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
          <Button variant="soft" onClick={copy}>
            <Copy aria-hidden="true" />
            {texts.copy()}
          </Button>
          <a href={address} target="_blank" rel="noopener" className={buttonClass({ variant: 'outline' })}>
            <ExternalLink aria-hidden="true" />
            {texts.open()}
            <VisuallyHidden>{texts.newTab()}</VisuallyHidden>
          </a>
        </div>
      </div>
    </Card>
  )
}

const code = css({ display: 'grid', placeItems: 'center', minHeight: '[12rem]' })
const line = css({
  paddingBlock: '2',
  paddingInline: '3',
  background: 'sunken',
  borderRadius: 'control',
  overflowWrap: 'anywhere',
  direction: 'ltr',
})
