import { css } from 'styled-system/css'
import { useIsStaging } from '../../platform/page/page-meta'
import { useTexts } from '../../platform/texts/use-texts'

/** Warns against entering a real patient into a staging clinic. */
export function StagingLabel() {
  const texts = useTexts()
  const isStaging = useIsStaging()
  if (!isStaging) return null
  return <span className={label}>{texts.staging()}</span>
}

const label = css({
  position: 'fixed',
  insetBlockStart: '0',
  insetInlineStart: '0',
  zIndex: 'bar',
  paddingInline: '2',
  background: 'error.solid',
  color: 'error.on',
  fontSize: 'xs',
  fontWeight: 'semibold',
  borderEndEndRadius: 'control',
  pointerEvents: 'none',
})
