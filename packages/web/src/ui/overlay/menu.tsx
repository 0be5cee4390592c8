import { Menu as Ark } from '@ark-ui/react/menu'
import { Portal } from '@ark-ui/react/portal'
import type { ReactElement, ReactNode } from 'react'
import { menu } from 'styled-system/recipes'
import { PageDirection } from '../page-direction'

export interface MenuItem {
  value: string
  label: string
  icon?: ReactNode
  onSelect: () => void
  tone?: 'danger'
  disabled?: boolean
}

interface MenuProps {
  /** a Button or IconButton */
  trigger: ReactElement
  /** groups are parted by a line */
  groups: readonly (readonly MenuItem[])[]
  /** stands above the items: who is signed in */
  header?: ReactNode
}

export function Menu({ trigger, groups, header }: MenuProps) {
  const classes = menu()
  const select = (value: string) =>
    groups
      .flat()
      .find((item) => item.value === value)
      ?.onSelect()
  return (
    <PageDirection>
      <Ark.Root onSelect={(selection) => select(selection.value)} positioning={{ placement: 'bottom-end' }} lazyMount>
        <Ark.Trigger asChild>{trigger}</Ark.Trigger>
        <Portal>
          <Ark.Positioner>
            <Ark.Content className={classes.content}>
              {header && <div className={classes.header}>{header}</div>}
              {groups.map((items, index) => (
                <div key={items.map((item) => item.value).join()} className={index > 0 ? classes.separator : undefined}>
                  {items.map(({ value, label, icon, tone, disabled }) => (
                    <Ark.Item key={value} value={value} disabled={disabled} className={menu({ tone }).item}>
                      {icon}
                      {label}
                    </Ark.Item>
                  ))}
                </div>
              ))}
            </Ark.Content>
          </Ark.Positioner>
        </Portal>
      </Ark.Root>
    </PageDirection>
  )
}
