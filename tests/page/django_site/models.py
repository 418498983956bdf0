"""The table of the site."""

from django.db import models


class Note(models.Model):
    text = models.TextField()

    class Meta:
        app_label = "django_site"
