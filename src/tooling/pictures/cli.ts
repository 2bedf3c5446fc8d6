import { root } from '../root'
import { makePictures } from './make-pictures'

// `npm run pictures` makes the sizes of the pictures that staff put into public/images.
process.exitCode = await makePictures(root, (text) => console.log(text))
