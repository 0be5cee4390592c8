import type { Schema } from '@clinic/api'
import { css } from 'styled-system/css'
import { PhoneNumber } from '../../platform/texts/phone-number'

/** Whose paper it is. */
export function PaperHead({ clinic }: { clinic: Schema<'PublicReceipt'>['clinic'] }) {
  const { name, address, phone, logo } = clinic
  return (
    <header className={head}>
      {logo && <img src={logo.address} width={logo.width} height={logo.height} alt="" className={picture} />}
      <p className={css({ textStyle: 'subheading' })}>
        <bdi>{name}</bdi>
      </p>
      <p className={css({ textStyle: 'small', color: 'muted' })}>
        <bdi>{address}</bdi>
        {phone && (
          <>
            {' '}
            · <PhoneNumber number={phone} />
          </>
        )}
      </p>
    </header>
  )
}

const head = css({ display: 'grid', justifyItems: 'center', gap: '1', textAlign: 'center' })
// on a piece of white paper: logos are drawn for it
const picture = css({
  width: 'auto',
  height: 'auto',
  maxWidth: '[min(100%, 15rem)]',
  maxHeight: '[5rem]',
  padding: '2',
  borderRadius: 'control',
  background: 'white',
})
