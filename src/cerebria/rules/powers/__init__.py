"""The powers: `spirits` for the Spirits', `entering` and `entering_asking` for what an Emotion does once when it is put
into play, `lasting` for what it does as long as it lies there, `leaving` for what it does when another one leaves.

A power is one short function, found by the name that the content gives it. Chapters ask questions, by no such names.
"""
