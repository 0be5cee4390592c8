import type { ComponentProps, ReactNode } from 'react'
import { PageHeader } from '../ui/page-header'
import { Tabs } from '../ui/tabs'
import { useTexts } from './use-texts'

interface PageProps extends Omit<ComponentProps<typeof PageHeader>, 'title'> {
  title: string
  /** The pages beside this one; each has its own address. */
  tabs?: ComponentProps<typeof Tabs>
  children: ReactNode
}

/** A screen: the title of the window, the one heading, what lies below it. */
export function Page({ title, tabs, children, ...header }: PageProps) {
  const texts = useTexts()
  return (
    <>
      <title>{`${title} · ${texts.product()}`}</title>
      <PageHeader title={<bdi>{title}</bdi>} {...header} />
      {tabs && <Tabs {...tabs} />}
      {children}
    </>
  )
}
