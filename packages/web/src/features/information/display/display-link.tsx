import type { Schema } from '@clinic/api'
import { css } from 'styled-system/css'
import { LinkToCopy } from '../../../platform/page/link-to-copy'
import { useTexts } from '../../../platform/texts/use-texts'
import { Button, buttonClass } from '../../../ui/button'
import { Card } from '../../../ui/card'
import { VisuallyHidden } from '../../../ui/visually-hidden'

interface DisplayLinkProps {
  display: Schema<'Display'>
  token: string
  onClose: () => void
}

/** The link of a display, the one time it is known. */
export default function DisplayLink({ display: { name }, token, onClose }: DisplayLinkProps) {
  const { link: texts } = useTexts().display
  const link = `${location.origin}/display#${token}`
  return (
    <Card title={texts.title({ name })}>
      <div className={css({ display: 'grid', gap: '4' })}>
        <p role="status">{texts.once()}</p>
        <LinkToCopy link={link} words={texts}>
          <a href={link} target="_blank" rel="noopener noreferrer" className={buttonClass({ variant: 'outline' })}>
            {texts.open()}
            <VisuallyHidden>{texts.newTab()}</VisuallyHidden>
          </a>
          <Button variant="outline" onClick={onClose}>
            {texts.done()}
          </Button>
        </LinkToCopy>
      </div>
    </Card>
  )
}
