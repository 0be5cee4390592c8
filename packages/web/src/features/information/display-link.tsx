import type { Schema } from '@clinic/api'
import { Copy } from 'lucide-react'
import { css } from 'styled-system/css'
import { notify } from '../../platform/page/notify'
import { useTexts } from '../../platform/texts/use-texts'
import { Button, buttonClass } from '../../ui/button'
import { Card } from '../../ui/card'
import { VisuallyHidden } from '../../ui/visually-hidden'

interface DisplayLinkProps {
  display: Schema<'Display'>
  token: string
  onClose: () => void
}

/** The link of a display, the one time it is known. */
export default function DisplayLink({ display: { name }, token, onClose }: DisplayLinkProps) {
  const { link: texts } = useTexts().display
  const link = `${location.origin}/display#${token}`
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => notify('success', texts.copied()),
      () => notify('error', texts.copyFailed()),
    )
  return (
    <Card title={texts.title({ name })}>
      <div className={css({ display: 'grid', gap: '4' })}>
        <p role="status">{texts.once()}</p>
        <p className={line}>{link}</p>
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
          <Button variant="soft" onClick={() => void copy()}>
            <Copy aria-hidden="true" />
            {texts.copy()}
          </Button>
          <a href={link} target="_blank" rel="noopener noreferrer" className={buttonClass({ variant: 'outline' })}>
            {texts.open()}
            <VisuallyHidden>{texts.newTab()}</VisuallyHidden>
          </a>
          <Button variant="outline" onClick={onClose}>
            {texts.done()}
          </Button>
        </div>
      </div>
    </Card>
  )
}

const line = css({
  paddingBlock: '2',
  paddingInline: '3',
  background: 'sunken',
  borderRadius: 'control',
  overflowWrap: 'anywhere',
  direction: 'ltr',
  userSelect: 'all',
})
