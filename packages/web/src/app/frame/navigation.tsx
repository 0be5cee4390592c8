import type { RoleName } from '@clinic/core/access'
import { useEffect, useRef } from 'react'
import { css } from 'styled-system/css'
import { BrandMark } from '../../platform/app/brand-mark'
import { useTexts } from '../../platform/texts/use-texts'
import { NavigationGroups } from './navigation-groups'

/** The side navigation: the brand stays on top, the page that is open is in sight. */
export function Navigation({ role }: { role: RoleName }) {
  const texts = useTexts()
  const groups = useRef<HTMLDivElement>(null)
  useEffect(() => {
    groups.current?.querySelector('[aria-current=page]')?.scrollIntoView?.({ block: 'nearest' })
  }, [])
  return (
    <div ref={groups} className={css({ paddingInline: '3', paddingBlockEnd: '6' })}>
      <p className={brand}>
        <BrandMark />
        <span data-word>{texts.brand()}</span>
      </p>
      <NavigationGroups role={role} />
    </div>
  )
}

const brand = css({
  position: 'sticky',
  insetBlockStart: '0',
  zIndex: 'sticky',
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  height: 'header',
  paddingInline: '4',
  background: 'surface',
  fontSize: 'lg',
  fontWeight: 'semibold',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
})
