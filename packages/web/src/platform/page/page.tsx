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
  // with large text the actions go below the tabs
  flexWrap: 'wrap',
  gap: '4',
  '& nav': { flex: '1', minWidth: { base: '0', lg: '[20rem]' }, boxShadow: '[none]' },
  // the style of a heading would let a tab of two words break
  '& nav a': { textStyle: 'heading', textWrap: 'nowrap' },
  // eight and more stand in one row, as small as the tabs below a title
  '& nav:has(a:nth-child(8)) a': { textStyle: 'label' },
})
