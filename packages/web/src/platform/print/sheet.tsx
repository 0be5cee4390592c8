import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type PrintingVariantProps, printing } from 'styled-system/recipes'
import { useApp } from '../app/app-context'
import { informationQuery } from '../session/information-query'
import { PhoneNumber } from '../texts/phone-number'
import { ClinicImage } from './clinic-image'

interface SheetProps {
  paper: NonNullable<PrintingVariantProps['paper']>
  title: string
  children: ReactNode
}

/** A sheet of paper, headed by the clinic. */
export function Sheet({ paper, title, children }: SheetProps) {
  const { api } = useApp()
  const { data: clinic } = useQuery(informationQuery(api))
  const classes = printing({ paper })
  return (
    <article className={classes.sheet}>
      <header className={classes.head}>
        {/* on a label is no room for it */}
        {paper !== 'label' && <ClinicImage kind="logo" className={classes.logo} />}
        <p className={classes.name}>
          <bdi>{clinic?.name}</bdi>
        </p>
        {clinic && (
          <p className={classes.small}>
            <bdi>{[clinic.address, clinic.city].filter(Boolean).join(', ')}</bdi>
            {clinic.phone && (
              <>
                {' '}
                · <PhoneNumber number={clinic.phone} />
              </>
            )}
          </p>
        )}
      </header>
      <h2 className={classes.title}>{title}</h2>
      {children}
    </article>
  )
}
