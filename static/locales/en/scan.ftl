# Scanning a code with the camera: fetched when somebody scans.

scan-asking = Waiting for the camera. If the browser asks whether this page may use it, allow it.
scan-looking = Hold the code of the other screen into the picture: as large as it fits, and straight.
scan-hidden = The camera is off while nobody looks at this page.
scan-refused = This page may not use the camera. Allow it in the browser, with the sign beside the address, and try again. Or take a photo of the code.
scan-framed = The page around this one does not let it use the camera, or it was refused. Open the table in a window of its own, or take a photo of the code.
scan-none = There is no camera here. Choose a picture of the code, let somebody’s phone scan it, or paste the link.
scan-busy = The camera does not answer. Another app or window may use it: close it there, and try again.
scan-insecure = Browsers lend the camera only to pages that come over HTTPS. Take a photo of the code, or paste the link.
scan-reading = Looking for a code in the picture…
scan-nothing = There is no code to be read in this picture. The code should fill it, straight and sharp.
scan-unreadable = This file is no picture that the browser can show.
scan-seen = The picture has a code.
scan-photo = Take a photo
scan-picture = Choose a picture
scan-again = Try again
