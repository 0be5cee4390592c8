import registration from '../../../i18n/en/registration'

export default { registration }
