import type { ComponentProps, ReactNode } from 'react'
import { css } from 'styled-system/css'
import { PageHeader } from '../../ui/page-header'
import { Tabs } from '../../ui/tabs'
import { WindowTitle } from './window-title'

interface PageProps extends Omit<ComponentProps<typeof PageHeader>, 'title'> {
  title: string
  /** The pages beside this one, each with its own address. They stand where the title stands: one row less. */
  tabs?: ComponentProps<typeof Tabs>
  children: ReactNode
}

/** A screen: the title of the window, the one heading, and what lies below it. */
export function Page({ title, tabs, children, ...header }: PageProps) {
  return (
    <>
      <WindowTitle>{title}</WindowTitle>
      {tabs ? (
        <div className={row}>
          <h1 className={css({ srOnly: true })}>{title}</h1>
          <Tabs {...tabs} />
          {header.actions}
        </div>
      ) : (
        <PageHeader title={<bdi>{title}</bdi>} {...header} />
      )}
      {children}
    </>
  )
}

const row = css({
  display: 'flex',
  alignItems: 'flex-start',
  // on a phone and with large text the actions go below tabs that would be cut beside them
  flexWrap: 'wrap',
  columnGap: '4',
  '& > :not(nav)': { marginBlockEnd: { base: '4', lg: '0' } },
  '& nav': {
    flex: { base: '1 0 auto', lg: '1' },
    minWidth: { base: '0', lg: '[20rem]' },
    maxWidth: 'full',
    boxShadow: '[none]',
  },
  // the style of a heading would let a tab of two words break
  '& nav a': { textStyle: 'heading', textWrap: 'nowrap' },
  // four and more are swiped on a phone in any case: the action stays beside them
  '& nav:has(a:nth-child(4))': { flex: { base: '1 1 10rem', lg: '1' } },
  // eight and more stand in one row beside the action, closer and smaller the narrower the window is
  '&:has(nav a:nth-child(8))': { columnGap: '3' },
  '& nav:has(a:nth-child(8))': { columnGap: { lg: '[clamp(0.5rem, 2.5vw - 1.5rem, 0.875rem)]' } },
  '& nav:has(a:nth-child(8)) a': { textStyle: { base: 'label', lg: 'small', xl: 'label' } },
})
