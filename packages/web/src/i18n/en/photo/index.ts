import type { BaseTranslation } from '../../i18n-types'

const en_photo = {
  title: 'Photo',
  about: 'JPEG, PNG or WebP. You can also drop it here or paste it.',
  choose: 'Choose a photo',
  replace: 'Replace',
  take: 'Take a photo',
  remove: 'Remove',
  sending: 'Sending the photo…',
  saved: 'Photo saved',
  removed: 'Photo removed',
  ask: { title: 'Remove this photo?', text: 'The photo of {name:string} is deleted. It is kept nowhere else.' },
  papers: {
    'patient-policy': {
      title: 'Insurance card',
      titleOf: 'Insurance card: {name:string}',
      add: 'Photo of the card',
      addOf: 'Add a photo of the card: {name:string}',
      openOf: 'Show the insurance card: {name:string}',
      hint: 'The card shows whose it is: who opens it is written down.',
    },
    expense: {
      title: 'Receipt',
      titleOf: 'Receipt: {name:string}',
      add: 'Photo of the receipt',
      addOf: 'Add a photo of the receipt: {name:string}',
      openOf: 'Show the receipt: {name:string}',
      hint: 'Once the money is counted, or paid by the bank, the photo is kept as it is.',
    },
  },
  problems: {
    type: 'This is not a picture we can read. Choose a JPEG, PNG or WebP file.',
    empty: 'The file is empty. Choose another picture.',
    size: 'This picture is larger than 5 MB and could not be made smaller. Choose another one.',
    pixels: 'This picture has too many pixels: at most 64 million. Make it smaller first.',
    moves: 'This picture moves. Choose one that stands still.',
    broken: 'This picture is damaged or cut off. Choose another one, or take it again.',
  },
} satisfies BaseTranslation

export default en_photo
